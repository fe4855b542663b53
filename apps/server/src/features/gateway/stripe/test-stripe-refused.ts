/** An error of Stripe's API, as the local one gives it. */
export class Refused extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(JSON.stringify(error));
    this.status = status;
    this.error = error;
  }
}
