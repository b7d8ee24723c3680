/** Imports sales from a shop's report. */
export const SalesImportSheet = (_: { onClose: () => void }) => null;
