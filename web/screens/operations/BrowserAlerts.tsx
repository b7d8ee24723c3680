import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { BrowserAlertsAddMutation } from "../../__generated__/BrowserAlertsAddMutation.graphql.ts";
import type { BrowserAlertsRemoveMutation } from "../../__generated__/BrowserAlertsRemoveMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import {
  type AlertsState,
  readAlertsState,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from "./browser_alerts.ts";
import styles from "./Operations.module.css";

const words: Readonly<Record<AlertsState, string>> = {
  ON: "Este navegador recebe os alertas, também com o site fechado.",
  OFF: "Receba os alertas neste navegador, também com o site fechado.",
  UNABLE:
    "Este navegador não recebe alertas. Instale o app, ou aceite guardar cópias para abrir sem conexão.",
  DENIED: "As notificações deste site estão bloqueadas. Permita-as nas configurações do navegador.",
};

/** Whether this browser shows alerts, as the admin chooses. */
export function BrowserAlerts({ alertKey }: { alertKey: string }) {
  const [state, setState] = useState<AlertsState | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const read = () => void readAlertsState(alertKey).then(setState, () => setState("UNABLE"));
  useEffect(read, [alertKey]);
  if (state === null) return null;
  const isOn = state === "ON";
  return (
    <Section title="Alertas neste navegador">
      <div className={styles.summary}>
        <p className="small">{words[state]}</p>
        {(isOn || state === "OFF") && (
          <BusyButton
            size="small"
            variant="outlined"
            isBusy={isBusy}
            onClick={() => void runAction(isOn ? remove : () => add(alertKey)).then(read)}
          >
            {isOn ? "Não receber mais aqui" : "Receber aqui"}
          </BusyButton>
        )}
      </div>
    </Section>
  );
}

async function add(alertKey: string): Promise<string | null> {
  const device = await subscribeToAlerts(alertKey);
  if (!device) return null; // the section says how it can be allowed
  const { addAlertDevice } = await commit<BrowserAlertsAddMutation>(
    graphql`
      mutation BrowserAlertsAddMutation($input: AddAlertDeviceInput!) {
        addAlertDevice(input: $input) {
          ... on AlertDevice {
            endpoint
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: device },
  );
  if (addAlertDevice.message) await unsubscribeFromAlerts();
  return addAlertDevice.message ?? null;
}

async function remove(): Promise<string | null> {
  const endpoint = await unsubscribeFromAlerts();
  if (endpoint === null) return null;
  const { removeAlertDevice } = await commit<BrowserAlertsRemoveMutation>(
    graphql`
      mutation BrowserAlertsRemoveMutation($input: RemoveAlertDeviceInput!) {
        removeAlertDevice(input: $input) {
          ... on AlertDevice {
            endpoint
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { endpoint } },
  );
  return removeAlertDevice.message ?? null;
}
