/** The server's address for other machines, where `localhost` doesn't work. */
import { get } from './api';
import type { Address } from '../wire/apiTypes';

const LOCAL = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'];

export const isLocal = (link: string): boolean => LOCAL.includes(new URL(link).hostname);

class NetworkAddress {
  origin: string = $state(location.origin);

  async load(): Promise<void> {
    if (!isLocal(this.origin)) return;
    const { address } = await get<Address>('/address');
    this.origin = address || this.origin;
  }
}

export const networkAddress = new NetworkAddress();
