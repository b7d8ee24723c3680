import { holds, seasonOf, type SeasonRule } from "./season.ts";

/** A time of the retail year, with its day: the one that messages name. */
type RetailSeasonRule = SeasonRule & {
  /** MM-DD; absent: the last day of the season. */
  readonly day?: (year: number) => string;
};

/** The Brazilian retail year, in the order of the calendar. */
export const retailYear = {
  BACK_TO_SCHOOL: { name: "Volta às aulas", days: 45, last: () => "02-15" },
  CARNIVAL: { name: "Carnaval", days: 15, last: (year) => fromEaster(year, -47) },
  CONSUMERS: { name: "Dia do Consumidor", days: 10, last: () => "03-15" },
  EASTER: { name: "Páscoa", days: 21, last: (year) => fromEaster(year, 0) },
  MOTHERS: { name: "Dia das Mães", days: 25, last: (year) => `05-${secondSunday(year, 5)}` },
  LOVERS: { name: "Dia dos Namorados", days: 20, last: () => "06-12" },
  FATHERS: { name: "Dia dos Pais", days: 25, last: (year) => `08-${secondSunday(year, 8)}` },
  NINE_NINE: { name: "9.9", days: 5, last: () => "09-09" },
  CHILDREN: { name: "Dia das Crianças", days: 25, last: () => "10-12" },
  TEN_TEN: { name: "10.10", days: 5, last: () => "10-10" },
  ELEVEN_ELEVEN: { name: "11.11", days: 5, last: () => "11-11" },
  BLACK_FRIDAY: { name: "Black Friday", days: 30, last: () => "11-30", day: blackFriday },
  TWELVE_TWELVE: { name: "12.12", days: 5, last: () => "12-12" },
  CHRISTMAS: { name: "Natal", days: 24, last: () => "12-24", day: () => "12-25" },
} as const satisfies Readonly<Record<string, RetailSeasonRule>>;

export type RetailSeason = keyof typeof retailYear;
export const retailSeasons = Object.keys(retailYear) as RetailSeason[];

/** A season of the retail year as it comes next, or is now. */
export type RetailSeasonDates = {
  readonly id: RetailSeason;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The day that it is named after. */
  readonly day: string;
  readonly isNow: boolean;
};

/** Returns when a season is: this year's until its last day and its own day are over, then the next one's. */
export function retailSeasonAt(id: RetailSeason, today: string): RetailSeasonDates {
  const rule: RetailSeasonRule = retailYear[id];
  const year = Number(today.slice(0, 4));
  const inYear = (year: number) => {
    const season = seasonOf(rule, `${String(year).padStart(4, "0")}-01-01`);
    const dated = (day: string) => `${String(year).padStart(4, "0")}-${day}`;
    return {
      id,
      name: rule.name,
      firstDay: dated(season.firstDay),
      lastDay: dated(season.lastDay),
      day: dated((rule.day ?? rule.last)(year)),
      isNow: holds(season, today) && today.startsWith(dated("").slice(0, 5)),
    };
  };
  const now = inYear(year);
  return now.lastDay < today && now.day < today ? inYear(year + 1) : now;
}

/** Returns the next date of each season, the soonest first. */
export const retailSeasonsAt = (today: string): RetailSeasonDates[] =>
  retailSeasons.map((id) => retailSeasonAt(id, today))
    .toSorted((one, other) => one.day.localeCompare(other.day));

/** Returns the second Sunday of a month, as two digits. */
export function secondSunday(year: number, month: number): string {
  const { dayOfWeek } = Temporal.PlainDate.from({ year, month, day: 1 });
  return String(15 - dayOfWeek).padStart(2, "0");
}

/** The Friday after the fourth Thursday of November. */
function blackFriday(year: number): string {
  const { dayOfWeek } = Temporal.PlainDate.from({ year, month: 11, day: 1 });
  return `11-${1 + (11 - dayOfWeek) % 7 + 21 + 1}`;
}

/** Returns the day so many days after Easter, by the anonymous Gregorian computus. */
function fromEaster(year: number, days: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const moon =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) +
      15) % 30;
  const weekday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - c % 4) % 7;
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: sum % 31 + 1 })
    .add({ days }).toString().slice(5);
}
