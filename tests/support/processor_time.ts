/**
 * Milliseconds that this process kept a processor busy while `action` ran. Unlike the clock's, they
 * do not grow because the machine is busy with something else.
 */
export async function processorTime(action: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Returns the milliseconds of processor that the longest turn of the event loop took while `action`
 * ran: how long others waited, independent of the machine's load.
 */
export async function longestTurn(action: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await action();
  isRunning = false;
  turn();
  return longest;
}
