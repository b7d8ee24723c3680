import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { ApiScreenQuery } from "../../../__generated__/ApiScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { paths } from "../../../paths.ts";
import { refetch } from "../../../relay/environment.ts";
import { useRefetchMissed } from "../../../relay/refetch.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { plansPath } from "../../../routing/billing_params.ts";
import { screenNames } from "../../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../../shared/tabs/SettingsTabs.tsx";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Api.module.css";
import { Apps } from "./Apps.tsx";
import { KeyList } from "./KeyList.tsx";

const ExportsSection = lazyOnIdle(async () =>
  (await import("./ExportsSection.tsx")).ExportsSection
);
const NewKeySheet = lazyOnIdle(async () => (await import("./NewKeySheet.tsx")).NewKeySheet);
const SecretDialog = lazyOnIdle(async () => (await import("./SecretDialog.tsx")).SecretDialog);

/** `/app/settings/api`: the keys by which the person's own programs use the API. */
export const ApiScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.api].title}
      note="Para os seus programas, e os de outros, usarem o Garimpo por você."
    />
    <SettingsTabs />
    <Suspense fallback={<Loading />}>
      <ApiContent />
    </Suspense>
  </>
);

const query = graphql`
  query ApiScreenQuery {
    viewer {
      admin
      subscription {
        limits {
          apiPerMinute
        }
      }
      apiKeys {
        id
      }
      ...KeyList_viewer
      ...ExportsSection_viewer
      ...Apps_viewer
    }
    impersonation {
      id
    }
  }
`;
const refresh = () => refetch(query, {});

/** The value of `?chave=` that opens the form of a new key. */
const NEW = "nova";

function ApiContent() {
  const { viewer, impersonation } = useScreenQuery<ApiScreenQuery>(
    query,
    {},
    "store-and-network",
  );
  useRefetchMissed(refresh);
  const { openedId, open, close } = useSheetParam("chave");
  const [secret, setSecret] = useState<string | null>(null);
  if (!viewer) return <RedirectToSignIn />;
  const show = (created: string) => {
    setSecret(created);
    refresh();
  };
  const create = (variant: "contained" | "outlined") =>
    !impersonation && (
      <Button
        variant={variant}
        startIcon={<Plus size={18} />}
        onClick={() => open(NEW)}
      >
        Criar chave
      </Button>
    );
  return (
    <div className={styles.cards}>
      <Section title="Chaves de API">
        {viewer.apiKeys.length === 0
          ? (
            <EmptyState action={create("contained")}>
              Com uma chave, um programa seu cria ofertas, envia e lê resultados no seu lugar, e só
              faz o que a chave permite.
            </EmptyState>
          )
          : (
            <div className={styles.stack}>
              <KeyList
                viewer={viewer}
                isReadOnly={impersonation != null}
                onRotated={show}
                onRevoked={refresh}
              />
              {create("outlined")}
            </div>
          )}
      </Section>
      <Apps viewer={viewer} isReadOnly={impersonation != null} onChanged={refresh} />
      <HowToUse perMinute={viewer.subscription.limits.apiPerMinute} />
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <ExportsSection
          viewer={viewer}
          isReadOnly={impersonation != null}
          onRequested={refresh}
        />
      </Suspense>
      {openedId === NEW && !impersonation && (
        <Suspense>
          <NewKeySheet
            isAdmin={viewer.admin}
            onClose={close}
            onCreated={(created) => {
              close();
              show(created);
            }}
          />
        </Suspense>
      )}
      {secret && (
        <Suspense>
          <SecretDialog secret={secret} onClose={() => setSecret(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where a program sends its requests, how it names its key, and how many it may send. */
const HowToUse = ({ perMinute }: { perMinute: number }) => (
  <Section title="Como usar">
    <div className={styles.stack}>
      <p>
        Envie consultas GraphQL por POST a{" "}
        <code className={styles.long}>{location.origin}/graphql</code>, com a chave neste cabeçalho:
      </p>
      <pre className={styles.code} tabIndex={0}>Authorization: Bearer gmp_…</pre>
      <p className="small">
        {perMinute < 0
          ? "Seu plano não limita os pedidos por minuto."
          : `Seu plano atende até ${perMinute} pedidos por minuto, somando todas as chaves.`}{" "}
        {perMinute >= 0 && (
          <>
            <Link to={plansPath(null, paths.api)}>Compare os planos</Link>.{" "}
          </>
        )}
        Nenhuma chave mexe na sua conta, nos seus pagamentos nem em outras chaves.
      </p>
      <p>
        <a href="/docs/api">Documentação da API</a>
      </p>
      <p className="small">
        Para o seu servidor ser avisado do que acontece, use{" "}
        <Link to={paths.webhooks}>webhooks</Link>.
      </p>
    </div>
  </Section>
);

const Loading = () => (
  <div className={styles.cards}>
    <Section label="Chaves a caminho">
      {[0, 1, 2].map((row) => <Skeleton key={row} height={64} />)}
    </Section>
  </div>
);
