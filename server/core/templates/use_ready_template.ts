import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { updateReadyTemplateUses } from "../users/commands.ts";
import { dayOf } from "../zoned.ts";
import {
  allReadyTemplates,
  type ReadyTemplate,
  readyTemplate,
  type ReadyTemplateId,
  type ReadyTemplateUses,
} from "./ready_templates.ts";
import { holds, type Season, seasonOf } from "./season.ts";
import type { ReadyTemplateInUse } from "./wording.ts";

/** Returns the ready templates that a person uses; one that no longer exists is left out. */
export const readyTemplatesInUse = (uses: ReadyTemplateUses): ReadyTemplateInUse[] =>
  Object.entries(uses).flatMap(([id, since]) => {
    const template = readyTemplate(id);
    return template ? [{ id: template.id, activatedAt: new Date(since) }] : [];
  });

/** A ready template as it stands for one person, in this year. */
export type OfferedTemplate = Omit<ReadyTemplate, "season"> & {
  readonly season: Season | null;
  /** Whether it is for today; true without a season. */
  readonly isInSeason: boolean;
  /** Since when it is in use; null: it is not. */
  readonly activatedAt: Date | null;
};

/** Returns all ready templates, as they stand for the viewer. */
export async function listReadyTemplates({ db, viewer, now }: Context): Promise<OfferedTemplate[]> {
  const { uses, timeZone } = await db.selectFrom("users")
    .where("id", "=", permit(viewer, "template.see"))
    .select(["ready_templates as uses", "time_zone as timeZone"]).executeTakeFirstOrThrow();
  const since = new Map(readyTemplatesInUse(uses).map(({ id, activatedAt }) => [id, activatedAt]));
  const day = dayOf(now, timeZone);
  return allReadyTemplates.map((template) => {
    const season = template.season ? seasonOf(template.season, day) : null;
    return {
      ...template,
      season,
      isInSeason: season === null || holds(season, day),
      activatedAt: since.get(template.id) ?? null,
    };
  });
}

/**
 * Puts a ready template in use from now on, in place of another one of the same season or of the
 * whole year, or out of use. @throws Failure TEMPLATE_NOT_FOUND
 */
export const useReadyTemplate = command(
  async (tx, input: { id: string; active: boolean }) => {
    const userId = permit(tx.viewer, "template.edit");
    const template = readyTemplate(input.id);
    if (!template) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
    await updateReadyTemplateUses(
      tx,
      userId,
      (uses) => usesAfter(uses, template, input.active, tx.now),
    );
    return userId;
  },
);

function usesAfter(
  uses: ReadyTemplateUses,
  template: ReadyTemplate,
  active: boolean,
  now: Date,
): ReadyTemplateUses {
  const kept = Object.entries(uses).filter(([id]) => {
    const other = readyTemplate(id);
    return other && other.id !== template.id &&
      !(active && other.season?.name === template.season?.name);
  });
  const added: [ReadyTemplateId, string][] = active ? [[template.id, now.toISOString()]] : [];
  return Object.fromEntries([...kept, ...added]);
}
