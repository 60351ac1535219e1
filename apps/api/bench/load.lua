-- For wrk: sends the prepared requests in turn, and prints the figures of the run as JSON.
local requests = {}
local next = 0

function init(args)
  for line in io.lines(args[1]) do
    local method, path, headers, body = line:match("^(%S+)\t(%S+)\t([^\t]*)\t(.*)$")
    local named = {}
    for name, value in headers:gmatch("([^:]+):([^;]*);") do named[name] = value end
    requests[#requests + 1] = wrk.format(method, path, named, body ~= "" and body or nil)
  end
end

function request()
  next = next % #requests + 1
  return requests[next]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"failed":%d,"bytes":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    summary.bytes, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
