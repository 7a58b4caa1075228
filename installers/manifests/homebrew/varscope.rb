cask "varscope" do
  arch arm: "aarch64", intel: "x64"

  version "@VERSION@"
  sha256 arm:   "@SHA256 varscope-@VERSION@-macos-aarch64.dmg@",
         intel: "@SHA256 varscope-@VERSION@-macos-x64.dmg@"

  url "@HOME@/releases/download/v#{version}/varscope-#{version}-macos-#{arch}.dmg"
  name "Varscope"
  desc "Hex and structure editor for what Godot saves"
  homepage "@HOME@"

  depends_on macos: ">= :big_sur"

  app "Varscope.app"
  # The program looks for its parts from where it was started, which a link would not be.
  shim = "#{staged_path}/varscope.sh"
  binary shim, target: "varscope"

  preflight do
    File.write shim, <<~SH
      #!/bin/sh
      exec "#{appdir}/Varscope.app/Contents/MacOS/Varscope" "$@"
    SH
  end

  zap trash: "~/Library/Application Support/Varscope"
end
