// Something asked of the server: whether it is under way, and why it failed.

export class Errand {
  busy = $state(false);
  fault = $state("");

  /** Does it; what goes wrong is kept as words. */
  do = async (what: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.fault = "";
    try {
      await what();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  };

  /** Does it, unless something is under way already. */
  once = async (what: () => Promise<void>): Promise<void> => {
    if (!this.busy) await this.do(what);
  };
}
