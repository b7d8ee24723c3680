import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { TemplateId } from "../ids.ts";
import { asTemplate } from "./tables.ts";
import type { Template } from "./template.ts";
import {
  checkedTemplate,
  columnsOf,
  lockPresentTemplate,
  type TemplateInput,
} from "./write_template.ts";

type UpdateTemplate = Given<TemplateInput & { active: boolean }> & {
  readonly id: TemplateId;
  /** The version that the person was looking at. */
  readonly version: number;
};

/** The template changed after this person last saw it; `current` is what it is now. */
export class TemplateChangedMeanwhile extends Failure {
  constructor(readonly current: Template) {
    super("TEMPLATE_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Changes a template; what is left out stays, and a shop or season that is null is every one. To say
 * `active` of one that is, puts it before the others that fit alike.
 * @throws TemplateChangedMeanwhile, and the failures of `checkedTemplate`
 */
export const updateTemplate = command(async (tx, input: UpdateTemplate): Promise<Template> => {
  const { db, now, emit } = tx;
  const template = await lockPresentTemplate(tx, input.id);
  if (template.version !== input.version) throw new TemplateChangedMeanwhile(template);
  const { name, marketplace, season, variants, active } = input;
  const said = checkedTemplate({
    name: name ?? template.name,
    marketplace: marketplace === undefined ? template.marketplace : marketplace,
    season: season === undefined ? template.season : season,
    variants: variants ?? template.variants,
  });
  const saved = await db.updateTable("templates").where("id", "=", template.id).set({
    version: template.version + 1,
    ...columnsOf(said),
    ...(active ?? null) !== null && { activated_at: active ? now : null },
    updated_at: now,
  }).returning(asTemplate).executeTakeFirstOrThrow();
  emit({ name: "template.changed", userId: template.userId, templateId: template.id });
  return saved;
});
