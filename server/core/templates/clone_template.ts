import { command } from "../command.ts";
import type { TemplateId } from "../ids.ts";
import { nameOfCopy, type Template } from "./template.ts";
import { addTemplate, lockPresentTemplate } from "./write_template.ts";

/** Makes another template that says the same, not in use. @throws Failure TEMPLATE_NOT_FOUND, TEMPLATES_LIMIT */
export const cloneTemplate = command(
  async (tx, input: { id: TemplateId }): Promise<Template> => {
    const { name, ...rest } = await lockPresentTemplate(tx, input.id);
    return await addTemplate(tx, { ...rest, name: nameOfCopy(name) }, false);
  },
);
