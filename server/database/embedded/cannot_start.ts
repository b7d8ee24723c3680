/** The embedded database cannot be started; the message tells the operator what to do. */
export class CannotStart extends Error {}
