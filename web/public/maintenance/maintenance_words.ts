import { atTimeLabel } from "../../ui/text/clock.ts";
import { ANNOUNCED_MS, countdown } from "../../ui/text/countdown.ts";

/** A maintenance by this device's clock; milliseconds. */
export type PlannedMaintenance = {
  readonly isFull: boolean;
  /** In an admin's words. */
  readonly message: string;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Words a maintenance for visitors; null: it is over, or too far off to be announced. */
export function maintenanceWords(
  { isFull, message, startsAt, endsAt }: PlannedMaintenance,
  now: number,
): { readonly when: string; readonly rest: string } | null {
  if (now >= endsAt || startsAt - now > ANNOUNCED_MS) return null;
  const end = atTimeLabel(new Date(endsAt).toISOString(), now).replace(/^às /, "");
  return now < startsAt
    ? {
      when: `Manutenção ${countdown(startsAt, now)}`,
      rest: `, até ${end}. ${
        isFull ? "O site fica fechado." : "Dá para consultar, mas não para mudar nada."
      } ${message}`,
    }
    : {
      when: `Em manutenção, até ${end}.`,
      rest: ` ${
        isFull ? "O site está fechado." : "Dá para consultar tudo, mas nada pode ser mudado."
      } ${message}`,
    };
}
