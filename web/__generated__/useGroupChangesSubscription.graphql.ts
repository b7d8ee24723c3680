/**
 * @generated SignedSource<<0c2de2fa2bb4261ff279f275e76c5c00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGroupChangesSubscription$variables = Record<PropertyKey, never>;
export type useGroupChangesSubscription$data = {
  readonly groupChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"groupWhole_group">;
  } | null | undefined;
};
export type useGroupChangesSubscription = {
  response: useGroupChangesSubscription$data;
  variables: useGroupChangesSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useGroupChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groupChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "groupWhole_group"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useGroupChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groupChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tags",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "syncedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "members",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restingUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "76ecda8510e601e9ddee1f2b3468604d",
    "id": null,
    "metadata": {},
    "name": "useGroupChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useGroupChangesSubscription {\n  groupChanged {\n    ...groupWhole_group\n    id\n  }\n}\n\nfragment GroupRow_group on Group {\n  id\n  title\n  kind\n  role\n  members\n  tags\n  state\n  lastSentAt\n}\n\nfragment GroupSheet_group on Group {\n  id\n  kind\n  role\n  members\n  tags\n  active\n  state\n  restingUntil\n  lastSentAt\n}\n\nfragment groupWhole_group on Group {\n  id\n  title\n  tags\n  leftAt\n  syncedAt\n  ...GroupRow_group\n  ...GroupSheet_group\n}\n"
  }
};

(node as any).hash = "fd260577cadf5189f68b05bc9d663a4a";

export default node;
