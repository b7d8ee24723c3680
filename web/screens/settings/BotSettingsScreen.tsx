import { Suspense } from "react";
import { graphql } from "react-relay";
import type { BotSettingsScreenQuery } from "../../__generated__/BotSettingsScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../shared/tabs/SettingsTabs.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { BotForm } from "./BotForm.tsx";

/** `/app/settings/bot-settings`: messenger, pace, hours and signature of the messages. */
export const BotSettingsScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.botSettings].title}
      note="O ritmo protege a sua conta: quem envia devagar é bloqueado menos."
    />
    <SettingsTabs />
    <Suspense fallback={<Loading />}>
      <BotSettingsContent />
    </Suspense>
  </>
);

function BotSettingsContent() {
  const { viewer } = useScreenQuery<BotSettingsScreenQuery>(
    graphql`
      query BotSettingsScreenQuery {
        viewer {
          ...BotForm_viewer
          ...BotAside_viewer
        }
      }
    `,
    {},
  );
  return viewer ? <BotForm viewer={viewer} aside={viewer} /> : <RedirectToSignIn />;
}

/** Shown while the form loads. */
const Loading = () => (
  <TwoColumns
    aside={
      <Section label="Mensagem a caminho">
        <Skeleton height={160} />
      </Section>
    }
  >
    {["Envio a caminho", "Ritmo a caminho"].map((label) => (
      <Section key={label} label={label}>
        {[0, 1, 2].map((row) => <Skeleton key={row} height={56} />)}
      </Section>
    ))}
  </TwoColumns>
);
