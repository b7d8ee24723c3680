import { publicPaths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { ErrorPage } from "../ui/feedback/ErrorPage.tsx";
import { Field } from "../ui/forms/Field.tsx";
import type { LinkData } from "./contract.ts";
import styles from "./LinkPage.module.css";

type Text = { readonly title: string; readonly what: string };

const texts: Readonly<Record<LinkData["kind"], Text>> = {
  EXPIRED: {
    title: "Este link expirou",
    what: "O prazo dele acabou. Peça um link novo a quem compartilhou.",
  },
  SCHEDULED: {
    title: "Este link ainda não começou",
    what: "Ele tem data e hora para abrir. Volte mais tarde.",
  },
  DISABLED: {
    title: "Este link foi desativado",
    what: "Ele foi tirado do ar por descumprir as nossas regras.",
  },
  FULL: {
    title: "Sem vaga por enquanto",
    what: "Todos os grupos deste link estão cheios. Volte mais tarde.",
  },
  CHANGED: {
    title: "Esta oferta saiu do ar",
    what: "Quem compartilhou apagou a oferta deste link.",
  },
  PASSWORD: {
    title: "Este link tem senha",
    what: "Digite a senha que você recebeu com o link.",
  },
};

/** The title of a short link's page. */
export const linkTitle = ({ kind }: LinkData): string => texts[kind].title;

/** What the address of a short link shows when it does not lead on. */
export function LinkPage({ data, origin }: { data: LinkData; origin: string }) {
  const { title, what } = texts[data.kind];
  if (data.kind !== "PASSWORD") {
    return (
      <ErrorPage
        title={title}
        action={
          <Button component="a" variant="outlined" href={`${origin}${publicPaths.home}`}>
            Ir para o início
          </Button>
        }
      >
        {what}
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      title={title}
      action={
        <form method="post" action={data.path} className={styles.form}>
          <Field
            label="Senha do link"
            name="password"
            type="password"
            required
            maxLength={200}
            autoComplete="off"
            error={data.problem !== null}
            helperText={data.problem ?? undefined}
          />
          <Button type="submit" variant="contained">Abrir o link</Button>
        </form>
      }
    >
      {what}
    </ErrorPage>
  );
}
