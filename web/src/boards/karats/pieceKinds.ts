/** The kinds of things that are drawn: cubes, Devices, and pieces in flight. */
import { DEVICES, type CUBES, type MACHINE_NAMES } from '../../wire/games/karats';

/** A cube of the bag, or Steam, which never lies in the bag. */
export type CubeKind = (typeof CUBES)[number] | 'steam';
export type DeviceKind = (typeof DEVICES)[number];
export type MachineName = (typeof MACHINE_NAMES)[number];
export type FlyingKind = CubeKind | DeviceKind;

export const isDevice = (kind: string): kind is DeviceKind =>
  DEVICES.some((device) => device === kind);

/** The Device of a machine: `drill` of `drill 2 sabotaged`. */
export const deviceOf = (machine: MachineName): DeviceKind =>
  machine.split(' ').find(isDevice) ?? 'drill';
