import { lazy, Suspense, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { AccountScreenQuery } from "../../__generated__/AccountScreenQuery.graphql.ts";
import type { AccountScreenSubscription } from "../../__generated__/AccountScreenSubscription.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { AcceptedCard } from "./AcceptedCard.tsx";
import { DataCard } from "./DataCard.tsx";
import { DeletionCard } from "./DeletionCard.tsx";
import styles from "./Profile.module.css";
import { SessionsCard } from "./SessionsCard.tsx";
import { SignInCards } from "./SignInCards.tsx";

const AssistantCard = lazy(async () => ({
  default: (await import("./AssistantCard.tsx")).AssistantCard,
}));

/** `/app/settings/profile`: sign-in, sessions, and the person's data. */
export const AccountScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.account].title}
      note="Como você entra, onde está conectado, e o que é feito dos seus dados."
    />
    <Suspense fallback={<Loading />}>
      <AccountContent />
    </Suspense>
  </>
);

const query = graphql`
  query AccountScreenQuery {
    viewer {
      ...SignInCards_viewer
      ...SessionsCard_viewer
      ...DataCard_viewer
      ...AssistantCard_viewer
      ...AcceptedCard_viewer
      ...DeletionCard_viewer
    }
    impersonation {
      id
    }
  }
`;
const refresh = () => refetch(query, {});

function AccountContent() {
  const { viewer, impersonation } = useScreenQuery<AccountScreenQuery>(query, {});
  useAccountChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  if (impersonation) return <NotWhileImpersonating />;
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <SignInCards viewer={viewer} onChanged={refresh} />
        <SessionsCard viewer={viewer} />
      </div>
      <div className={styles.column}>
        <DataCard viewer={viewer} />
        <Suspense>
          <AssistantCard viewer={viewer} />
        </Suspense>
        <AcceptedCard viewer={viewer} />
        <DeletionCard viewer={viewer} />
      </div>
    </div>
  );
}

/** Shown while the cards load. */
const Loading = () => (
  <div className={styles.cards}>
    {["Acesso a caminho", "Dados a caminho"].map((label) => (
      <div key={label} className={styles.column}>
        <Section label={label}>
          <Skeleton height={96} />
        </Section>
        <Section label={`${label}, continuação`}>
          <Skeleton height={160} />
        </Section>
      </div>
    ))}
  </div>
);

/**
 * Replaces the cards while an admin impersonates the person: the identity provider knows the admin,
 * and would change the admin's own account.
 */
const NotWhileImpersonating = () => (
  <Section label="Só em pessoa">
    <EmptyState>
      Só a própria pessoa cuida de senha, e-mail, sessões e dados. Encerre o acesso em nome dela
      para voltar à sua conta.
    </EmptyState>
  </Section>
);

/** Subscribes to changes of the account; `refresh` (stable) refetches after an absence. */
function useAccountChanges(refresh: () => void) {
  useSubscription<AccountScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription AccountScreenSubscription {
        viewerChanged {
          viewer {
            ...SignInCards_viewer
            ...DataCard_viewer
            ...AcceptedCard_viewer
            ...DeletionCard_viewer
          }
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects, and `useRefetchMissed` refetches
  }), []));
  useRefetchMissed(refresh);
}
