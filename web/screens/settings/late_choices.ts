import { durationLabel } from "../../ui/text/clock.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const common = [30, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** Minutes to choose from, with their words; `current` is among them whatever it is. */
export const lateChoices = (current: number): [number, string][] =>
  [...new Set([...common, current])].sort((one, other) => one - other)
    .map((minutes) => [minutes, durationLabel(minutes)]);
