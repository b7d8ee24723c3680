/** Ends at the first of these signals; a second one ends the process at once. */
export function askedToStop(...signals: Deno.Signal[]): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const hear = () => ++count === 1 ? resolve() : Deno.exit(1);
    for (const signal of signals) Deno.addSignalListener(signal, hear);
  });
}

/** Ends the process `seconds` from now, whatever still holds it. */
export function endWithin(seconds: number): void {
  Deno.unrefTimer(setTimeout(() => Deno.exit(1), seconds * 1000));
}
