/** An hour of the day whose messages are surely clicked more than the others. */
export type BestHour = { readonly hour: number; readonly percentMore: number };

/** Words the best hours to send in, the best first; null: none is surely better. */
export const bestHoursText = (hours: readonly BestHour[]): string | null =>
  hours.length === 0
    ? null
    : `Nos últimos 90 dias, clicaram mais às ${
      hours.map(({ hour, percentMore }) => `${hour}h (+${percentMore}%)`).join(", ")
    }.`;
