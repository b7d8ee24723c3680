/**
 * @generated SignedSource<<e97f5f2d8e324901f69031ea7634a28f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "OFFER_DELETED" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PROCESS_ENDED" | "QUIET_HOURS" | "SESSION_ENDED" | "SESSION_TROUBLE" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WITHOUT_IMAGE";
import { FragmentRefs } from "relay-runtime";
export type LaneLine_session$data = {
  readonly lane: {
    readonly pausedAt: string | null | undefined;
    readonly queued: number;
    readonly reason: string | null | undefined;
    readonly sending: boolean;
    readonly waitsFor: DispatchReason | null | undefined;
    readonly waitsUntil: string | null | undefined;
  };
  readonly " $fragmentType": "LaneLine_session";
};
export type LaneLine_session$key = {
  readonly " $data"?: LaneLine_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LaneLine_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lane",
      "kind": "LinkedField",
      "name": "lane",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queued",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitsFor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitsUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "a12a2ed161fcbb0ad08444d3efdebb59";

export default node;
