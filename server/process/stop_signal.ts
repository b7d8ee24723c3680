/** Resolves at the first of these signals; a second one ends the process at once. */
export function stopSignal(...signals: Deno.Signal[]): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const onSignal = () => ++count === 1 ? resolve() : Deno.exit(1);
    for (const signal of signals) Deno.addSignalListener(signal, onSignal);
  });
}

/** Ends the process `seconds` from now, even if something still holds it. */
export function exitWithin(seconds: number): void {
  Deno.unrefTimer(setTimeout(() => Deno.exit(1), seconds * 1000));
}
