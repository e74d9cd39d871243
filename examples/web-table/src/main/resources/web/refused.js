/** The answer to a request that was not carried out. */
export class Refused extends Error {
  /** @param {number} status @param {{why?: Array, problems?: Array}} answer */
  constructor(status, answer) {
    super(`refused: ${status}`);
    this.status = status;
    this.why = answer?.why ?? answer?.problems ?? [];
  }
}
