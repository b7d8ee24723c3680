/**
 * @generated SignedSource<<69019b55fcbd8a18b858ba36150274c6>>
 * @relayHash a991f6c117351d0c9cb12c6c4fcd8415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcccdf5f41310e0b16d806a60f4c58215fb7bd16550882ac2ef126155ed21aae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountScreenSubscription$variables = Record<PropertyKey, never>;
export type AccountScreenSubscription$data = {
  readonly viewerChanged: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"AcceptedCard_viewer" | "DataCard_viewer" | "DeletionCard_viewer" | "SignInCards_viewer">;
    } | null | undefined;
  };
};
export type AccountScreenSubscription = {
  response: AccountScreenSubscription$data;
  variables: AccountScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SignInCards_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DataCard_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AcceptedCard_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeletionCard_viewer"
              }
            ],
            "storageKey": null
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
    "name": "AccountScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
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
                "concreteType": "DataExport",
                "kind": "LinkedField",
                "name": "latestDataExport",
                "plural": false,
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
                    "name": "requestedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "downloadUrl",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Acceptance",
                "kind": "LinkedField",
                "name": "acceptances",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "document",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "acceptedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deletesAt",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dcccdf5f41310e0b16d806a60f4c58215fb7bd16550882ac2ef126155ed21aae",
    "metadata": {},
    "name": "AccountScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e0103dd9ec6b5d0224f0badc361533ff";

export default node;
