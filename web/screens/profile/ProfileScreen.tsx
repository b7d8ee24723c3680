import { Suspense, useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { ProfileScreenQuery } from "../../__generated__/ProfileScreenQuery.graphql.ts";
import type { ProfileScreenSubscription } from "../../__generated__/ProfileScreenSubscription.graphql.ts";
import type { ProfileScreen_viewer$key } from "../../__generated__/ProfileScreen_viewer.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { EmailState } from "./EmailState.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import styles from "./Profile.module.css";
import { ProfileForm } from "./ProfileForm.tsx";

/** `/app/profile`: how the person is called, shown and reached, and by which clock they live. */
export const ProfileScreen = () => (
  <>
    <ScreenTitle
      title="Seu perfil"
      note="Como você aparece aqui, e em que fuso seus envios saem."
    />
    <Suspense fallback={<Loading />}>
      <Profile />
    </Suspense>
  </>
);

const query = graphql`
  query ProfileScreenQuery {
    viewer {
      ...PhotoCard_viewer
      ...ProfileForm_viewer
      ...EmailState_viewer
      ...ProfileScreen_viewer
    }
    impersonation {
      id
    }
  }
`;
const refresh = () => prefetch(query, {});

function Profile() {
  const { viewer, impersonation } = useScreenQuery<ProfileScreenQuery>(query, {});
  useProfileChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  return (
    <TwoColumns
      aside={
        <>
          <EmailState viewer={viewer} isActing={impersonation != null} />
          <MembershipCard viewer={viewer} />
        </>
      }
    >
      <PhotoCard viewer={viewer} />
      <ProfileForm viewer={viewer} />
    </TwoColumns>
  );
}

/** The shape of the cards. */
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

/** Keeps the profile as it is now, whoever changed it; `refresh` (stable) asks for what was missed. */
function useProfileChanges(refresh: () => void) {
  useSubscription<ProfileScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ProfileScreenSubscription {
        viewerChanged {
          ...PhotoCard_viewer
          ...ProfileForm_viewer
          ...EmailState_viewer
          ...ProfileScreen_viewer
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; coming back asks anew
  }), []));
  useRefetchMissed(refresh);
}

/** The plan in one line, and since when the person is here. */
function MembershipCard(props: { viewer: ProfileScreen_viewer$key }) {
  const { createdAt, subscription: { plan, status, expiresAt } } = useFragment(
    graphql`
      fragment ProfileScreen_viewer on User {
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
