/**
 * @generated SignedSource<<c6e119dbee3c2e507a133c0fdca0b2cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_PACE" | "GROUP_QUIET_HOURS" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MEDIA_NOT_CARRIED" | "MEDIA_TOO_LARGE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "NUMBER_BANNED" | "NUMBER_RESTRICTED" | "NUMBER_REVOKED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UNPAID" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PRICE_CHANGED" | "PROCESS_ENDED" | "QUIET_HOURS" | "RULES_STOPPED" | "SESSION_ENDED" | "SESSION_PROBLEM" | "TEXT_EMPTY" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WARM_UP_CAP" | "WITHOUT_IMAGE";
export type DispatchStatus = "CANCELED" | "EXPIRED" | "FAILED" | "QUEUED" | "SENDING" | "SENT" | "UNCERTAIN";
export type DispatchStep = "CANCELED" | "DELAYED" | "EXPIRED" | "FAILED" | "MOVED" | "PROVEN" | "QUEUED" | "RESOLVED" | "RETRIED" | "SENDING" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type DispatchJournal_dispatch$data = {
  readonly attempts: number;
  readonly delivery: {
    readonly delivered: number;
    readonly deliveredAt: string | null | undefined;
  };
  readonly expectedAt?: string | null | undefined;
  readonly journal: ReadonlyArray<{
    readonly at: string;
    readonly reason: string | null | undefined;
    readonly step: DispatchStep;
    readonly until: string | null | undefined;
  }>;
  readonly reason: string | null | undefined;
  readonly reasonCode: DispatchReason | null | undefined;
  readonly status: DispatchStatus;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "DispatchJournal_dispatch";
};
export type DispatchJournal_dispatch$key = {
  readonly " $data"?: DispatchJournal_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DispatchJournal_dispatch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isForetold"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DispatchJournal_dispatch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Delivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "isForetold",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedAt",
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalLine",
      "kind": "LinkedField",
      "name": "journal",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};
})();

(node as any).hash = "1a24049eebc3b3a07328e87bc3f6e0ac";

export default node;
