/**
 * @generated SignedSource<<8c9e2b95cd70c99296c86b97e10f0b02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CorrectionKind = "EDIT" | "REMOVE";
export type CorrectionStatus = "DONE" | "QUEUED" | "REFUSED" | "SENDING" | "TOO_LATE" | "UNCERTAIN";
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_PACE" | "GROUP_QUIET_HOURS" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MEDIA_NOT_CARRIED" | "MEDIA_TOO_LARGE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "NUMBER_BANNED" | "NUMBER_RESTRICTED" | "NUMBER_REVOKED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UNPAID" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PRICE_CHANGED" | "PROCESS_ENDED" | "QUIET_HOURS" | "RULES_STOPPED" | "SESSION_ENDED" | "SESSION_PROBLEM" | "TEXT_EMPTY" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WARM_UP_CAP" | "WITHOUT_IMAGE";
export type DispatchStatus = "CANCELED" | "EXPIRED" | "FAILED" | "QUEUED" | "SENDING" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type DispatchRow_dispatch$data = {
  readonly correction: {
    readonly kind: CorrectionKind;
    readonly status: CorrectionStatus;
  } | null | undefined;
  readonly delivery: {
    readonly delivered: number;
  };
  readonly expectedAt?: string | null | undefined;
  readonly group: {
    readonly members: number | null | undefined;
    readonly title: string;
  };
  readonly id: string;
  readonly offer: {
    readonly title: string;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly reasonCode: DispatchReason | null | undefined;
  readonly settledAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly status: DispatchStatus;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "DispatchRow_dispatch";
};
export type DispatchRow_dispatch$key = {
  readonly " $data"?: DispatchRow_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DispatchRow_dispatch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  "name": "DispatchRow_dispatch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "reasonCode",
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
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Correction",
      "kind": "LinkedField",
      "name": "correction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};
})();

(node as any).hash = "ef0899c666046cdaa2e64ce7269b2234";

export default node;
