### The native core: whether it is here, and what to install if not (English).

core-ready = Native core { $version }, { $build ->
    [portable] portable build
    [tuned] build tuned to one machine
   *[other] build “{ $build }”
}.
core-missing = The native core is not installed: the bots “steady” and “expert” of the Crew games cannot play, and the solver is slow. To install it: { $install }
core-broken = The native core is installed but cannot be loaded: { $reason }. The bots “steady” and “expert” of the Crew games cannot play, and the solver is slow. To install one that fits: { $install }
core-other-version = The native core { $version } does not fit Shipmates { $wanted }, so it is not used: the bots “steady” and “expert” of the Crew games cannot play, and the solver is slow. To install one that fits: { $install }
mistake-level-core = The bot “{ $level }” needs the native core: { $install }. Without it you have { $known }.
mistake-needs-core = This needs the native core: { $install }

## At the terminal

tui-core-best = The native core is missing: your crew mates play “{ $level }” at best. To have stronger ones: { $install }
tui-core-instead = { $names } should play “{ $level }”, but the native core is missing. They play “{ $instead }” until it is here: { $install }
