import { Plus } from "lucide-react";
import { Suspense } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { WebhooksScreenQuery } from "../../../__generated__/WebhooksScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { paths } from "../../../paths.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../../shared/RequestBoundary.tsx";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { shortAddress, statusWords } from "./webhook_words.ts";
import styles from "./Webhooks.module.css";

const WebhookSheet = lazyOnIdle(async () => (await import("./WebhookSheet.tsx")).WebhookSheet);

/** The value of `?webhook=` that opens an empty sheet. */
const NEW = "novo";
const MOST = 5;

/** `/app/settings/webhooks`: the addresses that get the person's events. */
export const WebhooksScreen = () => (
  <>
    <ScreenTitle
      title="Webhooks"
      note={
        <>
          O seu servidor fica sabendo na hora do que acontece aqui.{" "}
          <a href="/docs/api/webhooks">Como conferir uma entrega</a>, ou{" "}
          <Link to={paths.api}>outras integrações</Link>.
        </>
      }
    />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading />}>
        <Webhooks />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <Section label="Seus webhooks">
    <Skeleton height={140} />
  </Section>
);

const query = graphql`
  query WebhooksScreenQuery {
    viewer {
      webhooks {
        id
        url
        events
        status
        failingSince
        waitingCount
      }
    }
  }
`;

function Webhooks() {
  const { viewer } = useScreenQuery<WebhooksScreenQuery>(query, {}, "store-and-network");
  const { openedId, open, close } = useSheetParam("webhook");
  if (!viewer) return <RedirectToSignIn />;
  const { webhooks } = viewer;
  const add = (variant: "contained" | "outlined") => (
    <Button
      variant={variant}
      startIcon={<Plus size={18} />}
      onClick={() => open(NEW)}
    >
      Criar webhook
    </Button>
  );
  return (
    <>
      <Section title="Seus webhooks">
        {webhooks.length === 0
          ? (
            <EmptyState action={add("contained")}>
              Um webhook manda cada evento que você escolher a um endereço seu, assinado. Serve para
              planilhas, n8n, Make ou o seu próprio programa.
            </EmptyState>
          )
          : (
            <div className={styles.stack}>
              <Rows>
                {webhooks.map(({ id, url, events, status, failingSince, waitingCount }) => {
                  const [tone, words] = statusWords(status, failingSince);
                  return (
                    <Row
                      key={id}
                      title={shortAddress(url)}
                      note={noteOf(events.length, waitingCount)}
                      status={<Chip tone={tone}>{words}</Chip>}
                      onOpen={() => open(id)}
                    />
                  );
                })}
              </Rows>
              {webhooks.length < MOST && <div className={styles.buttons}>{add("outlined")}</div>}
            </div>
          )}
      </Section>
      {openedId !== null && (
        <Suspense>
          <WebhookSheet
            key={openedId}
            id={openedId === NEW ? null : openedId}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** "3 eventos · 2 esperando" */
const noteOf = (events: number, waiting: number) =>
  [
    events === 1 ? "1 evento" : `${events} eventos`,
    waiting > 0 && `${waiting} esperando`,
  ].filter(Boolean).join(" · ");
