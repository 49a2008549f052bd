/** True once the server has a newer version of the page than the one that is open. */
class NewVersion {
  there: boolean = $state(false);
}

export const newVersion = new NewVersion();
