import { Suspense, useCallback, useMemo, useRef, useState, useTransition } from "react";
import { graphql, useSubscription } from "react-relay";
import type { EmailsScreenQuery } from "../../__generated__/EmailsScreenQuery.graphql.ts";
import type { EmailsScreenSubscription } from "../../__generated__/EmailsScreenSubscription.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { EmailList, type EmailStatus, statusWords } from "./EmailList.tsx";
import styles from "./Operations.module.css";

/** `/app/admin/emails`: what the product sent by email, what failed, and an example of each kind. */
export const EmailsScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.adminEmails].title}
      note="O que saiu, o que falhou e o que espera você. Os endereços aparecem pela metade."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <EmailsContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="E-mails a caminho">
    <Skeleton variant="rounded" height={70} />
    <Skeleton variant="rounded" height={480} />
  </div>
);

const query = graphql`
  query EmailsScreenQuery($status: EmailStatus, $first: Int!) {
    emailCounts {
      sent
      refused
      held
      lastSentAt
    }
    emailPreviews {
      kind
      label
      url
    }
    ...EmailList_query @arguments(status: $status, first: $first)
  }
`;

/** However many emails change, the list is loaded anew at most so often; milliseconds. */
const REFRESH_MS = 1_000;

/** Subscribes to what becomes of emails; `refresh` loads the list and the counts anew. */
function useEmailChanges(refresh: () => void) {
  const refreshSoon = useThrottle(refresh, REFRESH_MS);
  useSubscription<EmailsScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription EmailsScreenSubscription {
        emailChanged {
          email {
            ...EmailList_email
          }
        }
      }
    `,
    variables: {},
    onNext: refreshSoon,
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [refreshSoon]));
  useRefetchMissed(refresh);
}

function EmailsContent() {
  const [status, setStatus] = useState<EmailStatus | "">("");
  const [isPending, startTransition] = useTransition();
  const variables = useMemo(() => ({ status: status || null, first: refetchCount(0) }), [status]);
  const data = useScreenQuery<EmailsScreenQuery>(query, variables, "store-and-network");
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    const first = refetchCount(length.current);
    if (length.current <= first) refetch(query, { ...variables, first });
  }, [variables]);
  useEmailChanges(refresh);
  return (
    <>
      <Summary counts={data.emailCounts} />
      <Section
        title="Registro"
        action={
          <SelectChip
            label="Situação"
            value={status}
            onChange={(value) => startTransition(() => setStatus(value as EmailStatus | ""))}
          >
            <option value="">Todos</option>
            {Object.entries(statusWords).map(([value, [, words]]) => (
              <option key={value} value={value}>{words}</option>
            ))}
          </SelectChip>
        }
      >
        <EmailList key={status} query={data} isStale={isPending} length={length} />
      </Section>
      <Section title="Modelos">
        <p className="small">Um exemplo de cada e-mail, com as cores da aparência de agora.</p>
        <ul className={styles.tasks}>
          {data.emailPreviews.map(({ kind, label, url }) => (
            <li key={kind}>
              <span className={styles.words}>{label}</span>
              <span className={styles.actions}>
                <a href={url} target="_blank" rel="noreferrer" aria-label={`Ver: ${label}`}>Ver</a>
                <a
                  href={`${url}?text`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Só texto: ${label}`}
                >
                  Só texto
                </a>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Summary(props: { counts: EmailsScreenQuery["response"]["emailCounts"] }) {
  const { sent, refused, held, lastSentAt } = props.counts;
  const now = useNow();
  return (
    <Section label="Resumo">
      <div className={styles.summary}>
        <p>
          <b>
            {held > 0
              ? countLabel(held, "e-mail espera você", "e-mails esperam você")
              : `${countLabel(sent, "enviado", "enviados")} em um dia`}
          </b>
          <span className="small tnum">
            {lastSentAt ? `O último ${ageLabel(lastSentAt, now)}` : "Nenhum ainda"}
            {refused > 0 && `; ${countLabel(refused, "recusado", "recusados")} em um dia`}
          </span>
        </p>
      </div>
    </Section>
  );
}
