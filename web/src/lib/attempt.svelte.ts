/* Something a person has asked for that takes a moment and may fail. A second click meanwhile does nothing. */
export class Attempt {
  /** What is being done; '' while nothing is. */
  busy = $state('');
  problem = $state('');

  async make(work: () => Promise<unknown>, what = 'it'): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.busy = '';
  }
}
