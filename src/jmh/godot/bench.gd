extends SceneTree
# Times bytes2var and var2bytes on the files of the benchmarks and prints the median of each in milliseconds.

const ROUNDS = 3

func median(times):
	times.sort()
	return times[times.size() / 2] / 1000.0

func _init():
	var file = File.new()
	for kind in ["tree", "packed"]:
		file.open(OS.get_environment("BENCH_DIR") + "/" + kind + ".bin", File.READ)
		var bytes = file.get_buffer(file.get_len())
		file.close()
		var decoding = []
		var encoding = []
		for i in range(ROUNDS):
			var start = OS.get_ticks_usec()
			var value = bytes2var(bytes)
			decoding.append(OS.get_ticks_usec() - start)
			start = OS.get_ticks_usec()
			var written = var2bytes(value)
			encoding.append(OS.get_ticks_usec() - start)
			value = null
		print("bench decode ", kind, " ", median(decoding))
		print("bench encode ", kind, " ", median(encoding))
	quit()
