# Source this: puts Node 24 and pnpm first on PATH, installing them with npm where the machine's are older or missing.
node_version=24.21.0
pnpm_version=12.18.0

fernwell_has_node() { [ "$(node -p 'process.versions.node.split(".")[0] >= 24' 2>/dev/null)" = true ]; }
fernwell_has_pnpm() { [ "$(pnpm --version 2>/dev/null | cut -d. -f1)" = "${pnpm_version%%.*}" ]; }

if ! fernwell_has_node || ! fernwell_has_pnpm; then
  toolchain="${XDG_CACHE_HOME:-$HOME/.cache}/fernwell/node-$node_version-pnpm-$pnpm_version"
  if [ ! -x "$toolchain/node_modules/.bin/pnpm" ]; then
    npm install --prefix "$toolchain" --no-audit --no-fund --loglevel=error \
      "node@$node_version" "pnpm@$pnpm_version" >&2
  fi
  PATH="$toolchain/node_modules/.bin:$PATH"
  export PATH
fi
