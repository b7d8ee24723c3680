import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RateArticle_viewer$key } from "../../__generated__/RateArticle_viewer.graphql.ts";
import type { RateArticleMutation } from "../../__generated__/RateArticleMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import styles from "./Help.module.css";

const WORDS_LENGTH = 500;

/** "Isso ajudou?": the answer can be changed, and explained. */
export function RateArticle(props: { articleId: string; viewer: RateArticle_viewer$key }) {
  const { articleRating } = useFragment(
    graphql`
      fragment RateArticle_viewer on Viewer @argumentDefinitions(articleId: { type: "ID!" }) {
        articleRating(articleId: $articleId) {
          isHelpful
          words
        }
      }
    `,
    props.viewer,
  );
  const [answer, setAnswer] = useState(articleRating?.isHelpful ?? null);
  const [words, setWords] = useState(articleRating?.words ?? "");
  const [isSent, setIsSent] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const send = (isHelpful: boolean) =>
    runAction(() => rate({ id: props.articleId, isHelpful, words }), () => setIsSent(true));
  const choose = (isHelpful: boolean) => {
    setAnswer(isHelpful);
    setIsSent(false);
    void send(isHelpful);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(answer!);
  };
  return (
    <form className={styles.rating} onSubmit={submit}>
      <div className={styles.answers} role="group" aria-label="Isso ajudou?">
        <b>Isso ajudou?</b>
        <ToggleChip isPicked={answer === true} onToggle={() => choose(true)}>Sim</ToggleChip>
        <ToggleChip isPicked={answer === false} onToggle={() => choose(false)}>Não</ToggleChip>
      </div>
      {answer !== null && (
        <label className={styles.words}>
          {answer ? "Quer dizer algo mais? (opcional)" : "O que faltou? (opcional)"}
          <textarea
            value={words}
            maxLength={WORDS_LENGTH}
            rows={2}
            onChange={(event) => {
              setWords(event.target.value);
              setIsSent(false);
            }}
          />
        </label>
      )}
      {answer !== null && !isSent && words.trim() !== "" && (
        <div>
          <BusyButton type="submit" variant="outlined" isBusy={isBusy}>Enviar</BusyButton>
        </div>
      )}
      <p role="status" className="small">
        {isSent && "Obrigado. A sua resposta ajuda a melhorar este artigo."}
      </p>
    </form>
  );
}

async function rate(
  input: RateArticleMutation["variables"]["input"],
): Promise<string | null> {
  const { rateArticle } = await commit<RateArticleMutation>(
    graphql`
      mutation RateArticleMutation($input: RateArticleInput!) {
        rateArticle(input: $input) {
          ... on ArticleRating {
            isHelpful
            words
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return rateArticle.message ?? null;
}
