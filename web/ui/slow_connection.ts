/** Where each byte counts (SPEC.md §9); browsers that do not say are taken for fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || connection.effectiveType !== "4g");
}
