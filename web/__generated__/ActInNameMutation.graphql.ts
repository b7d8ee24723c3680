/**
 * @generated SignedSource<<b2835a8aaa6666aac4122c3bdfde639c>>
 * @relayHash 4cd8683ee7059550499d41bfbdf7a621
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341a53966892b9e1155f6e139f9f5449df1e3d84d6fba9da8c54e5975e6736eb

import { ConcreteRequest } from 'relay-runtime';
export type StartImpersonationInput = {
  reason: string;
  userId: string;
};
export type ActInNameMutation$variables = {
  input: StartImpersonationInput;
};
export type ActInNameMutation$data = {
  readonly startImpersonation: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type ActInNameMutation = {
  response: ActInNameMutation$data;
  variables: ActInNameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Impersonation",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ActInNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startImpersonation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActInNameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startImpersonation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "341a53966892b9e1155f6e139f9f5449df1e3d84d6fba9da8c54e5975e6736eb",
    "metadata": {},
    "name": "ActInNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c563002fd2f600b83432af161b131be";

export default node;
