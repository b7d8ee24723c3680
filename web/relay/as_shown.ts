const LEAST = 30;
const MOST = 100; // as the server allows

/** How many to ask for again of a list that shows so many by now, so that it does not shrink. */
export const refetchCount = (shown: number) => Math.min(MOST, Math.max(LEAST, shown));
