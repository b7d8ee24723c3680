import { Suspense, useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { ProfileScreen_viewer$key } from "../../__generated__/ProfileScreen_viewer.graphql.ts";
import type { ProfileScreenQuery } from "../../__generated__/ProfileScreenQuery.graphql.ts";
import type { ProfileScreenSubscription } from "../../__generated__/ProfileScreenSubscription.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { EmailStatusCard } from "./EmailStatusCard.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import styles from "./Profile.module.css";
import { ProfileForm } from "./ProfileForm.tsx";

/** `/app/profile`: the person's name, photo, e-mail and time zone. */
export const ProfileScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.profile].title}
      note="Como você aparece aqui, e em que fuso seus envios saem."
    />
    <Suspense fallback={<Loading />}>
      <ProfileContent />
    </Suspense>
  </>
);

const query = graphql`
  query ProfileScreenQuery {
    viewer {
      ...PhotoCard_viewer
      ...ProfileForm_viewer
      ...EmailStatusCard_viewer
      ...ProfileScreen_viewer
    }
    impersonation {
      id
    }
  }
`;
const refresh = () => refetch(query, {});

function ProfileContent() {
  const { viewer, impersonation } = useScreenQuery<ProfileScreenQuery>(query, {});
  useProfileChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  return (
    <TwoColumns
      aside={
        <>
          <EmailStatusCard viewer={viewer} isImpersonated={impersonation != null} />
          <MembershipCard viewer={viewer} />
        </>
      }
    >
      <PhotoCard viewer={viewer} />
      <ProfileForm viewer={viewer} />
    </TwoColumns>
  );
}

/** Shown while the cards load. */
const Loading = () => (
  <TwoColumns
    aside={
      <>
        <Section label="E-mail a caminho">
          <Skeleton height={72} />
        </Section>
        <Section label="Plano a caminho">
          <Skeleton height={72} />
        </Section>
      </>
    }
  >
    <Section label="Foto a caminho">
      <Skeleton variant="circular" width={88} height={88} />
    </Section>
    <Section label="Nome e fuso a caminho">
      {[0, 1].map((row) => <Skeleton key={row} height={56} />)}
    </Section>
  </TwoColumns>
);

/** Subscribes to changes of the profile; `refresh` (stable) refetches after an absence. */
function useProfileChanges(refresh: () => void) {
  useSubscription<ProfileScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ProfileScreenSubscription {
        viewerChanged {
          viewer {
            ...PhotoCard_viewer
            ...ProfileForm_viewer
            ...EmailStatusCard_viewer
            ...ProfileScreen_viewer
          }
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects, and `useRefetchMissed` refetches
  }), []));
  useRefetchMissed(refresh);
}

/** The plan in one line, and since when the account exists. */
function MembershipCard(props: { viewer: ProfileScreen_viewer$key }) {
  const { createdAt, subscription: { plan, status, expiresAt } } = useFragment(
    graphql`
      fragment ProfileScreen_viewer on Viewer {
        createdAt
        subscription {
          plan
          status
          expiresAt
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="Plano">
      <div className={styles.stack}>
        <p>
          {plan} · {status === "TRIALING" ? "em teste" : subscriptionTitles[status]}
          {expiresAt && status !== "EXPIRED" && ` até ${dateLabel(expiresAt)}`}
        </p>
        <p className="small">Sua conta existe desde {dateLabel(createdAt)}.</p>
      </div>
    </Section>
  );
}
