import { command } from "../command.ts";
import type { Template } from "./template.ts";
import { addTemplate, checkedTemplate, type TemplateInput } from "./write_template.ts";

export type CreateTemplate = TemplateInput & {
  /** Whether the person's messages follow it from now on. */
  readonly active: boolean;
};

/** Keeps a wording of messages. @throws Failure TEMPLATES_LIMIT, and those of `checkedTemplate` */
export const createTemplate = command((tx, input: CreateTemplate): Promise<Template> =>
  addTemplate(tx, checkedTemplate(input), input.active)
);
