/**
 * @generated SignedSource<<d7e1c69da55238d2a04b342aa2a63c4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonFacts_user$data = {
  readonly assistantUsage: {
    readonly costMicros: number | null | undefined;
    readonly estimatedCostMicros: number | null | undefined;
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly prompts: number;
  };
  readonly blockedAt: string | null | undefined;
  readonly blockedReason: string | null | undefined;
  readonly createdAt: string;
  readonly deletesAt: string | null | undefined;
  readonly displayName: string;
  readonly email: string;
  readonly photoUrl: string | null | undefined;
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly plan: string;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserChips_user">;
  readonly " $fragmentType": "PersonFacts_user";
};
export type PersonFacts_user$key = {
  readonly " $data"?: PersonFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFacts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonFacts_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantUsage",
      "kind": "LinkedField",
      "name": "assistantUsage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prompts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costMicros",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedCostMicros",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserChips_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5e86cefea51439f74b74a0dcc07e5c3d";

export default node;
