import type { Context } from "../../../context.ts";
import type { JsonSchema } from "../../language_model.ts";
import type { FactSheet } from "../fact_sheet.ts";
import type { ProposalContent } from "../proposals/proposal.ts";

/** What a tool works with besides its input. */
export type ToolScene = {
  /** The facts that the answer may quote. */
  readonly facts: FactSheet;
  /** What the person wrote in this branch: a link may only come from there. */
  readonly prompts: readonly string[];
  /** Keeps what the person may accept later; false: the answer has as many as it may. */
  readonly propose: (content: ProposalContent) => boolean;
};

/** A use-case that the model may call, as the viewer. Nothing that it calls changes anything. */
export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** @throws Failure where the viewer may not, or the input is refused */
  readonly call: (ctx: Context, input: unknown, scene: ToolScene) => Promise<unknown>;
};

/** A field of a tool's input: its schema, and the reading of what a model wrote. */
type Field<Value = unknown> = {
  readonly schema: JsonSchema;
  /** @throws InputRefused */
  readonly read: (written: unknown, name: string) => Value;
  readonly isOptional?: boolean;
};
type Fields = Readonly<Record<string, Field>>;
type Values<Of extends Fields> = { readonly [Name in keyof Of]: ReturnType<Of[Name]["read"]> };

/** What a model wrote is no input of the tool; it is told, and may call again. */
class InputRefused extends Error {
  constructor(name: string, wanted: string) {
    super(`Entrada inválida em ${name}: ${wanted}.`);
  }
}

export const textField = (description: string, most: number): Field<string> => ({
  schema: { type: "string", description, maxLength: most },
  read(written, name) {
    const text = typeof written === "string" ? written.trim() : "";
    if (text === "" || text.length > most) throw new InputRefused(name, `texto até ${most}`);
    return text;
  },
});

export const choiceField = <const Option extends string>(
  description: string,
  options: readonly Option[],
): Field<Option> => ({
  schema: { type: "string", description, enum: options },
  read(written, name) {
    const option = options.find((one) => one === written);
    if (option === undefined) throw new InputRefused(name, options.join(", "));
    return option;
  },
});

export const integerField = (
  description: string,
  least: number,
  most: number,
): Field<number> => ({
  schema: { type: "integer", description, minimum: least, maximum: most },
  read(written, name) {
    const isWithin = Number.isInteger(written) && Number(written) >= least &&
      Number(written) <= most;
    if (!isWithin) throw new InputRefused(name, `inteiro de ${least} a ${most}`);
    return Number(written);
  },
});

export const listField = <Value>(
  description: string,
  of: Field<Value>,
  most: number,
): Field<Value[]> => ({
  schema: { type: "array", description, items: of.schema, maxItems: most },
  read(written, name) {
    if (!Array.isArray(written) || written.length > most) {
      throw new InputRefused(name, `lista até ${most}`);
    }
    return written.map((one) => of.read(one, name));
  },
});

/** The same field, null where it is left out. */
export const optional = <Value>(field: Field<Value>): Field<Value | null> => ({
  schema: field.schema,
  isOptional: true,
  read: (written, name) => written == null || written === "" ? null : field.read(written, name),
});

/** Makes a tool whose input is checked by a table of fields, from which its schema is made, too. */
export function tool<const Of extends Fields>({ fields, run, ...named }: {
  readonly name: string;
  readonly description: string;
  readonly fields: Of;
  readonly run: (ctx: Context, input: Values<Of>, scene: ToolScene) => Promise<unknown>;
}): Tool {
  const entries = Object.entries(fields);
  return {
    ...named,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
      additionalProperties: false,
    },
    async call(ctx, input, scene) {
      const written = typeof input === "object" && input !== null
        ? input as Record<string, unknown>
        : {};
      try {
        const read = entries.map(([name, field]) => [name, field.read(written[name], name)]);
        return await run(ctx, Object.fromEntries(read) as Values<Of>, scene);
      } catch (error) {
        if (error instanceof InputRefused) return { erro: error.message };
        throw error;
      }
    },
  };
}

/** A first page for a tool. */
export const firstPage = (limit: number) => ({ limit, inverted: false });
