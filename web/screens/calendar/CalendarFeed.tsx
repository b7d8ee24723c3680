import { useState } from "react";
import { graphql } from "react-relay";
import type { CalendarFeedCreateMutation } from "../../__generated__/CalendarFeedCreateMutation.graphql.ts";
import type { CalendarFeedRevokeMutation } from "../../__generated__/CalendarFeedRevokeMutation.graphql.ts";
import type { CalendarFeedQuery } from "../../__generated__/CalendarFeedQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Calendar.module.css";

/** The calendar's secret address: created, copied, revoked. */
export function CalendarFeed() {
  const { viewer } = useScreenQuery<CalendarFeedQuery>(
    graphql`
      query CalendarFeedQuery {
        viewer {
          calendarFeedSince
        }
      }
    `,
    {},
    "store-and-network",
  );
  const [hasFeed, setHasFeed] = useState(viewer?.calendarFeedSince != null);
  const [url, setUrl] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const create = () =>
    void runAction(async () => {
      const { createCalendarFeed } = await commit<CalendarFeedCreateMutation>(
        graphql`
          mutation CalendarFeedCreateMutation {
            createCalendarFeed {
              ... on CalendarFeed {
                url
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        {},
      );
      setUrl(createCalendarFeed.url ?? null);
      if (createCalendarFeed.url) setHasFeed(true);
      return createCalendarFeed.message ?? null;
    });
  const revoke = () =>
    void runAction(async () => {
      const { revokeCalendarFeed } = await commit<CalendarFeedRevokeMutation>(
        graphql`
          mutation CalendarFeedRevokeMutation {
            revokeCalendarFeed {
              ... on RevokedCalendarFeed {
                hadFeed
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        {},
      );
      setUrl(null);
      if (!revokeCalendarFeed.message) setHasFeed(false);
      return revokeCalendarFeed.message ?? null;
    }, () => void showNotice("O endereço não vale mais.", { variant: "success" }));
  const copy = async () => {
    await navigator.clipboard.writeText(url!);
    showNotice("Endereço copiado.", { variant: "success" });
  };
  return (
    <>
      <p className="small">
        Um endereço secreto (ICS) para o Google Agenda, o Outlook ou o celular. Quem tem o endereço
        vê o que está programado e não muda nada.
        {hasFeed && !url && " Você já tem um, que só é mostrado quando nasce; um novo o invalida."}
      </p>
      {url && <Field label="Endereço, mostrado só agora" value={url} readOnly />}
      <div className={styles.tools}>
        {url
          ? <Button variant="outlined" onClick={() => void copy()}>Copiar endereço</Button>
          : (
            <Button variant="outlined" disabled={isBusy} onClick={create}>
              {hasFeed ? "Criar outro endereço" : "Criar endereço"}
            </Button>
          )}
        {hasFeed && <Button disabled={isBusy} onClick={revoke}>Cancelar endereço</Button>}
      </div>
    </>
  );
}
