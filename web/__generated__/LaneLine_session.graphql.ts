/**
 * @generated SignedSource<<ae9f89059b86107d8d1308edaf2b22a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_PACE" | "GROUP_QUIET_HOURS" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MEDIA_NOT_CARRIED" | "MEDIA_TOO_LARGE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "NUMBER_BANNED" | "NUMBER_RESTRICTED" | "NUMBER_REVOKED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UNPAID" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PRICE_CHANGED" | "PROCESS_ENDED" | "QUIET_HOURS" | "RULES_STOPPED" | "SESSION_ENDED" | "SESSION_PROBLEM" | "TEXT_EMPTY" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WARM_UP_CAP" | "WITHOUT_IMAGE";
import { FragmentRefs } from "relay-runtime";
export type LaneLine_session$data = {
  readonly lane: {
    readonly isSending: boolean;
    readonly pausedAt: string | null | undefined;
    readonly queued: number;
    readonly reason: string | null | undefined;
    readonly reasonCode: DispatchReason | null | undefined;
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
          "name": "isSending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonCode",
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

(node as any).hash = "7247ff810ae3be612121a6ef94bb39c6";

export default node;
