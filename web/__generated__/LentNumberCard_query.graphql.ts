/**
 * @generated SignedSource<<6344d3841a9d9575b13d52beba8bf5f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type LentNumberCard_query$data = {
  readonly platformNumber: {
    readonly health: SessionHealth;
    readonly name: string;
    readonly number: string;
    readonly sharedAt: string;
  } | null | undefined;
  readonly platformNumberUse: {
    readonly groups: number;
    readonly people: number;
    readonly sharedBy: {
      readonly displayName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "LentNumberCard_query";
};
export type LentNumberCard_query$key = {
  readonly " $data"?: LentNumberCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LentNumberCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LentNumberCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumber",
      "kind": "LinkedField",
      "name": "platformNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "health",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumberUse",
      "kind": "LinkedField",
      "name": "platformNumberUse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "sharedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "30f31dfbc0eed3c26d5617d291a904fe";

export default node;
