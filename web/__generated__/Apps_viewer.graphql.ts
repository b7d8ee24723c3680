/**
 * @generated SignedSource<<74418ffb7a29cfbec72131b41b34f490>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Apps_viewer$data = {
  readonly admin: boolean;
  readonly oauthApps: ReadonlyArray<{
    readonly AppSheet_app: {
      readonly " $fragmentSpreads": FragmentRefs<"AppSheet_app">;
    };
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorizedApps_viewer" | "OwnApps_viewer">;
  readonly " $fragmentType": "Apps_viewer";
};
export type Apps_viewer$key = {
  readonly " $data"?: Apps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Apps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Apps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OAuthApp",
      "kind": "LinkedField",
      "name": "oauthApps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AppSheet_app"
              }
            ],
            "type": "OAuthApp",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "AppSheet_app"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorizedApps_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnApps_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "357a0c954e84411c4c5557648e3bd76d";

export default node;
