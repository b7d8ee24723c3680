/** Megabytes of a process that are in memory; Linux's own count. */
export const residentMegabytes = (pid: number): number => megabytes(pid, "VmRSS");

/** The most that it has had there since it began. */
export const peakMegabytes = (pid: number): number => megabytes(pid, "VmHWM");

function megabytes(pid: number, field: string): number {
  const status = Deno.readTextFileSync(`/proc/${pid}/status`);
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1];
  return Math.round(Number(kilobytes) / 1024);
}
