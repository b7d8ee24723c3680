import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AuthorizeScreenMutation } from "../../../__generated__/AuthorizeScreenMutation.graphql.ts";
import type { AuthorizeScreenQuery } from "../../../__generated__/AuthorizeScreenQuery.graphql.ts";
import { paths } from "../../../paths.ts";
import { commit } from "../../../relay/commit.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { screenNames } from "../../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../../shared/RequestBoundary.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { dateLabel } from "../../../ui/text/clock.ts";
import styles from "../api/Api.module.css";
import { scopeLines } from "../api/scope_words.ts";

/** `/app/settings/authorize`: an app asks the person to let it act for them. */
export const AuthorizeScreen = () => (
  <>
    <ScreenTitle title={screenNames[paths.authorize].title} />
    <div className={styles.cards}>
      <Suspense
        fallback={
          <Section label="O pedido do aplicativo">
            <Skeleton height={240} />
          </Section>
        }
      >
        <Request />
      </Suspense>
    </div>
  </>
);

const query = graphql`
  query AuthorizeScreenQuery($request: OAuthAuthorizationInput!) {
    viewer {
      displayName
      email
      oauthAuthorization(request: $request) {
        appName
        makerName
        createdAt
        host
        scopes
        redirectTo
        refusal
      }
    }
    impersonation {
      id
    }
  }
`;

function Request() {
  const [params] = useSearchParams();
  const request = requestIn(params);
  const { viewer, impersonation } = useScreenQuery<AuthorizeScreenQuery>(
    query,
    { request },
    "store-and-network",
  );
  const [runAction, isBusy] = useMutationAction();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!viewer) return <RedirectToSignIn />;
  const { appName, makerName, createdAt, host, scopes, redirectTo, refusal } =
    viewer.oauthAuthorization;
  if (refusal) return <Alert severity="warning">{refusal}</Alert>;
  if (redirectTo) return <WrongRequest redirectTo={redirectTo} />;
  const answer = (isAllowed: boolean) =>
    runAction(async () => {
      const { authorizeOAuthApp: { redirectTo, message } } = await commit<AuthorizeScreenMutation>(
        mutation,
        { input: { request, isAllowed } },
      );
      if (redirectTo) {
        setIsLeaving(true); // the page stays until the other answers
        location.replace(redirectTo);
      }
      return message ?? null;
    });
  return (
    <Section title={`“${appName}” quer agir por você`}>
      <div className={styles.stack}>
        <p>
          Feito por <b>{makerName}</b>, que não é o Garimpo
          {createdAt && `, e registrado em ${dateLabel(createdAt)}`}. Autorize só se você mesmo
          abriu este pedido e confia em quem o fez.
        </p>
        <div>
          <p>Ele poderá, na conta de {viewer.displayName} ({viewer.email}):</p>
          <ul className={styles.long}>
            {scopeLines(scopes).map((line) => <li key={line}>{line}</li>)}
          </ul>
        </div>
        <p className="small">
          Nunca a sua senha, os seus pagamentos, as suas chaves nem a exclusão da conta. Você
          encerra isto quando quiser, em Integrações. Depois da resposta, você volta a{" "}
          <b className={styles.long}>{host}</b>.
        </p>
        {impersonation
          ? (
            <Alert severity="warning">
              Só a própria pessoa autoriza um aplicativo. Encerre o acesso em nome dela.
            </Alert>
          )
          : (
            <div className={styles.ends}>
              <BusyButton
                variant="contained"
                isBusy={isBusy || isLeaving}
                onClick={() => void answer(true)}
              >
                Autorizar
              </BusyButton>
              <BusyButton
                variant="outlined"
                isBusy={isBusy || isLeaving}
                onClick={() => void answer(false)}
              >
                Não autorizar
              </BusyButton>
            </div>
          )}
      </div>
    </Section>
  );
}

/**
 * The app is told what is wrong with its request once the person goes on: anybody can register an
 * address, and a link of ours that leads there at once would lend it our name.
 */
const WrongRequest = ({ redirectTo }: { redirectTo: string }) => (
  <Section title="O pedido do aplicativo está errado">
    <div className={styles.stack}>
      <p>Nada foi autorizado. Quem fez o aplicativo precisa corrigir o pedido.</p>
      <div className={styles.ends}>
        <Button component="a" variant="outlined" href={redirectTo}>
          Voltar a {new URL(redirectTo).host}
        </Button>
      </div>
    </div>
  </Section>
);

const mutation = graphql`
  mutation AuthorizeScreenMutation($input: AuthorizeOAuthAppInput!) {
    authorizeOAuthApp(input: $input) {
      ... on OAuthRedirect {
        redirectTo
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

/** The parameters of the address, by their names in OAuth. */
const requestIn = (params: URLSearchParams) => ({
  clientId: params.get("client_id"),
  redirectUri: params.get("redirect_uri"),
  responseType: params.get("response_type"),
  scope: params.get("scope"),
  state: params.get("state"),
  codeChallenge: params.get("code_challenge"),
  codeChallengeMethod: params.get("code_challenge_method"),
});
