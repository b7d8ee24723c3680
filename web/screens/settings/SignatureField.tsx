import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { BotForm } from "./bot_values.ts";

const LONGEST = 200; // characters

/** The last lines of every message. */
export function SignatureField({ form }: { form: BotForm }) {
  const { register, formState: { errors } } = form;
  const props = fieldProps(
    register("signature", {
      maxLength: { value: LONGEST, message: `A assinatura pode ter até ${LONGEST} caracteres.` },
    }),
    errors.signature,
  );
  return (
    <Section title="Assinatura">
      <Field
        label="No fim de toda mensagem"
        multiline
        minRows={2}
        {...props}
        helperText={props.helperText ?? "Como “Entre no grupo: t.me/…”. Vazio: nenhuma."}
      />
    </Section>
  );
}
