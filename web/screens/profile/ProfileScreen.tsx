import { Suspense } from "react";
import { graphql } from "react-relay";
import type { ProfileScreenQuery } from "../../__generated__/ProfileScreenQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { EmailState } from "./EmailState.tsx";
import { MembershipCard } from "./MembershipCard.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { useProfileChanges } from "./useProfileChanges.ts";

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
      ...MembershipCard_viewer
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
