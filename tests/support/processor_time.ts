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
