/**
 * @generated SignedSource<<a90a88e5942e8ad54aaf6f806470302d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfferStatus = "APPROVED" | "DRAFT" | "FAILED" | "QUEUED" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type useQueueChanges_full$data = {
  readonly group: {
    readonly id: string;
    readonly lastSentAt: string | null | undefined;
    readonly session: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session">;
    };
  };
  readonly offer: {
    readonly dispatchTally: {
      readonly canceled: number;
      readonly expired: number;
      readonly failed: number;
      readonly queued: number;
      readonly sending: number;
      readonly sent: number;
      readonly total: number;
      readonly uncertain: number;
    };
    readonly id: string;
    readonly status: OfferStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionPrompt_dispatch" | "DecisionsCard_dispatch" | "DispatchJournal_dispatch" | "DispatchRow_dispatch">;
  readonly " $fragmentType": "useQueueChanges_full";
};
export type useQueueChanges_full$key = {
  readonly " $data"?: useQueueChanges_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQueueChanges_full">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "isForetold",
    "variableName": "isForetold"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "useQueueChanges_full",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "DispatchRow_dispatch"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "DispatchJournal_dispatch"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionPrompt_dispatch"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionsCard_dispatch"
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
          "name": "lastSentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessengerSession",
          "kind": "LinkedField",
          "name": "session",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LaneLine_session"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "concreteType": "DispatchTally",
          "kind": "LinkedField",
          "name": "dispatchTally",
          "plural": false,
          "selections": [
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
              "name": "sent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uncertain",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canceled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
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

(node as any).hash = "2e2d91cdb832715537a70616ea618fa3";

export default node;
